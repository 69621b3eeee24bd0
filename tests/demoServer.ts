import { main, type Running } from '#server/app/main.ts';
import { readEnv } from '#server/platform/env.ts';

/**
 * Starts the built server with the demo data in this process on a free port; without limits and bot checks unless
 * `settings` enable them.
 */
export function startDemo(
  dataDir: string,
  admin: { email: string; password: string },
  settings: NodeJS.ProcessEnv = {},
): Promise<Running> {
  // the process that runs jobs reads them there
  Object.assign(process.env, {
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    BOT_CHECK: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  return main(readEnv(), {
    onStep: () => {},
    onProgress: () => {},
    onLost: (error) => {
      throw error;
    },
  });
}
