import type { WebConfig } from '#shared/webConfig.ts';
import { pageContext } from './pageContext.ts';

export function getConfig(): WebConfig {
  return pageContext().config;
}
