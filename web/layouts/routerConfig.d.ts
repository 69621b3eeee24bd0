import type { NavigateOptions } from 'react-router';

declare module 'react-aria-components' {
  // What RootLayout's RouterProvider hands to the router with a link.
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}
