import { Component, type ReactNode } from 'react';
import { ChunkError } from '../loadChunk.ts';
import { ApiError } from './ApiError.ts';

interface RequestErrorBoundaryProps {
  fallback: (error: ApiError | ChunkError) => ReactNode;
  onError?: (error: ApiError | ChunkError) => void;
  /** An error known before the children are rendered, as boundaries catch nothing on the server. See `failureOf`. */
  failure?: unknown;
  /** A change of this value renders the children again after an error; children without an error keep their focus. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Shows failed requests instead of its children. Other errors, which are bugs, reach the crash screen. */
export class RequestErrorBoundary extends Component<RequestErrorBoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = {
    caught: this.props.failure ? { error: this.props.failure } : null,
  };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidMount() {
    if (this.state.caught) this.componentDidCatch(this.state.caught.error);
  }

  override componentDidUpdate({ resetKey }: RequestErrorBoundaryProps) {
    if (this.state.caught && resetKey !== this.props.resetKey) this.setState({ caught: null });
  }

  override componentDidCatch(error: unknown) {
    if (isExpected(error)) this.props.onError?.(error);
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (!isExpected(caught.error)) throw caught.error;
    return this.props.fallback(caught.error);
  }
}

function isExpected(error: unknown): error is ApiError | ChunkError {
  return error instanceof ApiError || error instanceof ChunkError;
}
