// Builds the web app, unless nothing it is made of has changed.
import { ensureBuilt, ensureInstalled } from './project.mjs';

ensureInstalled();
ensureBuilt();
