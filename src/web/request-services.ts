import { createContext } from 'react-router';
import type { RequestServices } from '#services/request-services.ts';

/** The key under which the server hands a request's services to loaders and actions. */
export const requestServices = createContext<RequestServices>();
