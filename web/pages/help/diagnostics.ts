import Bowser from 'bowser';
import type { MessageDescriptor } from 'react-intl';
import { getConfig } from '#web/config.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { diagnosticMessages as messages } from './diagnosticMessages.ts';

export interface Diagnostic {
  /** In English, for support. */
  name: string;
  message: MessageDescriptor;
  value: string;
}

/** What support needs to know of a visitor's browser; null for who is not signed in. The address comes later. */
export function diagnostics(user: { displayName: string; email: string } | null): Diagnostic[] {
  const { browser, os, platform } = Bowser.parse(navigator.userAgent);
  const named = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || '–';
  return [
    { name: 'User', message: messages.user, value: user ? user.displayName.trim().split(/\s/u)[0] || user.email : '–' },
    { name: 'Browser', message: messages.browser, value: named(browser.name, browser.version) },
    { name: 'Operating system', message: messages.os, value: named(os.name, os.versionName ?? os.version) },
    { name: 'Device', message: messages.device, value: named(platform.type, platform.vendor, platform.model) },
    { name: 'App version', message: messages.version, value: getConfig().version },
    { name: 'URL', message: messages.url, value: location.href },
    { name: 'Time', message: messages.time, value: new Date().toISOString() },
    { name: 'Time zone', message: messages.timeZone, value: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '–' },
    { name: 'Language', message: messages.language, value: `${currentLanguage()} (${navigator.languages.join(', ')})` },
    { name: 'User agent', message: messages.userAgent, value: navigator.userAgent },
  ];
}
