import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface LazyVideoProps {
  /** The path of the WebM and MP4 files, without the extension. */
  readonly source: string
  readonly playing: boolean
  /** Called if the browser refuses to play. */
  readonly onBlocked: () => void
}

/** A muted, looping video that loads when it first plays. */
export function LazyVideo({ source, playing, onBlocked }: LazyVideoProps) {
  const [loaded, setLoaded] = useState(false)
  if (playing && !loaded) setLoaded(true)

  const reportBlocked = useEffectEvent(onBlocked)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!playing) {
      element.pause()
      return
    }
    element.play().catch((error: unknown) => {
      // A pause before the first frame also rejects with AbortError; then the browser did not
      // refuse to play.
      if (error instanceof DOMException && error.name === 'AbortError') return
      reportBlocked()
    })
  }, [playing, loaded])

  return (
    loaded && (
      <video ref={video} muted loop playsInline aria-hidden="true" tabIndex={-1}>
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
      </video>
    )
  )
}
