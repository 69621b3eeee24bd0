// Built into the chunk of the libraries (vite.config.ts): to import it is to run them.
export {};
