import type { VideoCopy } from './copy'

/** The site's pictures in the video, as data URLs. */
export interface VideoPictures {
  readonly assistant: string
  readonly otherAssistant: string
  readonly photo: string
}

/** Props of the parts of a frame. */
export interface FrameProps {
  /** Seconds since the loop began. */
  readonly time: number
  readonly copy: VideoCopy
  readonly pictures: VideoPictures
}
