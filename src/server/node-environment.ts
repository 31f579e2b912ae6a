/**
 * Tells the libraries what the configuration takes for granted. React decides when it is first imported which of its
 * builds it is, and without a word takes the one for development, which is two to four times slower. So this has to be
 * the first import of a process.
 */
// oxlint-disable-next-line no-process-env -- libraries read it there
process.env['NODE_ENV'] ||= 'production';
