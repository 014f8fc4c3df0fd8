// For the checker; the build's own settings stand in vite.config.ts.
export default {};
