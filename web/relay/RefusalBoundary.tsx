import { Component, type ReactNode } from 'react';
import { ChunkError } from '../loadChunk.ts';
import { ApiError } from './ApiError.ts';

interface RefusalBoundaryProps {
  fallback: (error: ApiError | ChunkError) => ReactNode;
  onError?: (error: ApiError | ChunkError) => void;
  children: ReactNode;
}

/** Shows in place what the server refused or the network lost. A defect of ours goes on to the crash screen. */
export class RefusalBoundary extends Component<RefusalBoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
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
