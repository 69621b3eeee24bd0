import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { loadChunk } from './loadChunk.ts';

/** The component of a page, in a chunk of its own. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const page = async () => (await loadChunk(load))[name];
  return { Component: page };
}

/** The loader of a page that is not of the first view, in a chunk of its own that comes at the same time. */
export function lazyLoader<Name extends string>(load: () => Promise<Record<Name, LoaderFunction>>, name: Name) {
  const loader = async () => (await loadChunk(load))[name];
  return { loader };
}
