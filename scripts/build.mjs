// builds the web app unless its sources are unchanged
import { ensureBuilt, ensureInstalled } from './project.mjs';

ensureInstalled();
ensureBuilt();
