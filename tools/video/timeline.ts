/** Start times of the events, in seconds. Everything in the video follows from these. */
export const moments = {
  photo: 0.3,
  complaint: 0.9,
  firstTyping: 1.6,
  firstAnswer: 2.5,
  newMessage: 3.3,
  wish: 3.9,
  secondTyping: 4.6,
  newMessageAnswered: 5,
  handover: 5.4,
  tag: 6.1,
  note: 6.5,
  assigned: 7.1,
  person: 8,
  fade: 10.1,
  end: 10.6,
} as const

export type Moment = keyof typeof moments

export const framesPerSecond = 25
export const frameCount = Math.round(moments.end * framesPerSecond)

/** The poster's time: everything has happened. */
export const posterTime = 9.4

const entrance = 0.36

const easeOut = (part: number) => 1 - (1 - part) ** 3

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Returns the progress, 0 to 1, of an element's entrance. */
export const getEntrance = (time: number, moment: Moment): number =>
  easeOut(clamp((time - moments[moment]) / entrance))

/** Whether a time lies between two moments. */
export const isBetween = (time: number, from: Moment, to: Moment): boolean =>
  time >= moments[from] && time < moments[to]

/**
 * Returns the opacity, 1 to 0, of the fade at the end, so that the last frame leads to the first.
 */
export const getOpacity = (time: number): number =>
  1 - clamp((time - moments.fade) / (moments.end - moments.fade))
