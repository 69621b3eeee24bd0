interface Point {
  x: number;
  y: number;
}

export interface Cluster<Spot> {
  /** The first spot of the cluster, whose position is that of a real place. */
  anchor: Spot;
  spots: Spot[];
}

/** Joins spots that would cover each other: each joins the first cluster within this distance, in pixels. */
export function clusterSpots<Spot>(
  spots: readonly Spot[],
  toPoint: (spot: Spot) => Point,
  reach: number,
): Cluster<Spot>[] {
  const clusters: (Cluster<Spot> & { point: Point })[] = [];
  for (const spot of spots) {
    const point = toPoint(spot);
    const near = clusters.find((cluster) => Math.hypot(cluster.point.x - point.x, cluster.point.y - point.y) < reach);
    if (near) near.spots.push(spot);
    else clusters.push({ anchor: spot, spots: [spot], point });
  }
  return clusters.map(({ anchor, spots: joined }) => ({ anchor, spots: joined }));
}
