import { DivIcon, type Map as LeafletMap, Marker, Polyline } from 'leaflet';
import { useEffect } from 'react';
import { curve } from './curve.ts';
import css from './Route.module.css';

interface End {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface RouteProps {
  map: LeafletMap;
  from: End;
  to: End;
}

/** The searched route: a line between its two ends, each with its name. */
export function Route({ map, from, to }: RouteProps) {
  useEffect(() => {
    const line = curve([
      [from.latitude, from.longitude],
      [to.latitude, to.longitude],
    ]);
    const layers = [
      new Polyline(line, { className: css.line, interactive: false, weight: 3 }),
      ...[from, to].map(({ name, latitude, longitude }) => {
        const html = document.createElement('span');
        html.className = css.end!;
        html.textContent = name;
        const icon = new DivIcon({ html, className: '', iconSize: [0, 0] });
        return new Marker([latitude, longitude], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
      }),
    ];
    for (const layer of layers) layer.addTo(map);
    return () => {
      for (const layer of layers) layer.remove();
    };
  }, [map, from, to]);
  return null;
}
