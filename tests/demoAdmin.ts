/** The super admin of servers that tests and tools start with the demo data. */
export const demoAdmin = { email: 'admin@rumbo.example', password: 'the door of the back office' };
