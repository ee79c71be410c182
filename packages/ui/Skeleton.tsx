interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder of the shape that will come. */
export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps) {
  return <span className="ui-skeleton" style={{ width, height }} aria-hidden="true" />;
}
