/** Start times of the events, in seconds. Everything in the video follows from these. */
export const moments = {
  /** What has been there from the beginning. */
  opening: -1,
  firstTyping: 0.5,
  firstAnswer: 1.4,
  newMessage: 2.2,
  wish: 2.8,
  secondTyping: 3.5,
  newMessageAnswered: 3.9,
  handover: 4.3,
  tag: 5,
  note: 5.4,
  assigned: 6,
  person: 6.9,
  fade: 9,
  end: 9.4,
} as const

export type Moment = keyof typeof moments

export const framesPerSecond = 25
export const frameCount = Math.round(moments.end * framesPerSecond)

/** The loop begins where everything has happened, so that its first frame can be the poster. */
const firstTime = 8.2

/** Returns the time of a frame of the loop. */
export const getFrameTime = (frame: number): number =>
  (firstTime + frame / framesPerSecond) % moments.end

const entrance = 0.36

const easeOut = (part: number) => 1 - (1 - part) ** 3

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Returns the progress, 0 to 1, of an element's entrance. */
export const getEntrance = (time: number, moment: Moment): number =>
  easeOut(clamp((time - moments[moment]) / entrance))

/** Whether a time lies between two moments. */
export const isBetween = (time: number, from: Moment, to: Moment): boolean =>
  time >= moments[from] && time < moments[to]

/** Returns the opacity, 1 to 0, of what fades into the opening at the end. */
export const getOpacity = (time: number): number =>
  1 - clamp((time - moments.fade) / (moments.end - moments.fade))
