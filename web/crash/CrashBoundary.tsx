import { Component, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { CrashScreen } from './CrashScreen.tsx';

interface CrashBoundaryProps {
  /** A new value, after a navigation of the visitor, makes the children render again. */
  resetKey?: string;
  children: ReactNode;
}

interface CrashState {
  crash: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Shows the crash screen instead of children that failed to render. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey };
  }

  override render() {
    return this.state.crash ? <CrashScreen error={this.state.crash.error} /> : this.props.children;
  }
}

/** The crash screen for failures of the router, such as when a page's code or data cannot be loaded. */
export function RouterCrashScreen() {
  return <CrashScreen error={useRouteError()} title="application" />;
}
