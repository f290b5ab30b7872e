const paths = { play: 'M7 4.5v15l13-7.5z', pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z' }

interface PlayPauseIconProps {
  /** The action of the button. */
  readonly action: keyof typeof paths
  /** Width and height in pixels. */
  readonly size: number
}

export function PlayPauseIcon({ action, size }: PlayPauseIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[action]} fill="currentColor" />
    </svg>
  )
}
