import type { NavigateOptions } from 'react-router';

declare module 'react-aria-components' {
  // The options that RootLayout's RouterProvider passes to the router with a link.
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}
