import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import { loadChunk } from './loadChunk.ts';

/** The component of a page, in a separate chunk. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const page = async () => (await loadChunk(load))[name];
  return { Component: page };
}

/** The loader of a page that is not part of the first view, in a separate chunk, loaded in parallel. */
export function lazyLoader<Name extends string>(load: () => Promise<Record<Name, LoaderFunction>>, name: Name) {
  const loader = async () => (await loadChunk(load))[name];
  return { loader };
}
