import { Card } from './Card.tsx';
import { Stack } from './layout.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A placeholder for a card whose texts are loading. */
export function SkeletonCard({ lines }: { lines: number }) {
  return (
    <Card>
      <Stack pad="card" aria-busy="true">
        <Skeleton lines={lines} />
      </Stack>
    </Card>
  );
}
