/**
 * Sets NODE_ENV to production unless the environment says otherwise. React chooses its build when it is first imported,
 * and its default is the development build, which is two to four times slower. So this must be the first import of a
 * process.
 */
// oxlint-disable-next-line no-process-env -- libraries read it there
const { env } = process;

/** The environment as the operator has set it. */
export const declaredEnvironment: NodeJS.ProcessEnv = { ...env };

env['NODE_ENV'] ||= 'production';
