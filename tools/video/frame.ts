import type { VideoCopy } from './copy'

/** The pictures of the site that the video shows, as addresses that need no server. */
export interface VideoPictures {
  readonly assistant: string
  readonly otherAssistant: string
  readonly photo: string
}

/** What a part of the picture is drawn from. */
export interface FrameProps {
  /** Seconds since the loop began. */
  readonly time: number
  readonly copy: VideoCopy
  readonly pictures: VideoPictures
}
