/** Returns the width of a text at a font size, in pixels. */
export type Measure = (text: string, size: number) => number

interface Box {
  readonly width: number
  readonly height: number
  /** Sizes to try, largest first. */
  readonly sizes: readonly number[]
}

export interface FittedTitle {
  readonly lines: readonly string[]
  readonly size: number
}

/** Line height as a multiple of the font size. */
export const lineHeight = 1.06

/** Breaks at spaces, but not at no-break spaces; fills each line. */
function breakLines(title: string, width: number, getWidth: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? undefined : `${last} ${word}`
    if (longer !== undefined && getWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Keeps the number of lines but narrows the column, so that no line is left short. */
function balanceLines(title: string, width: number, getWidth: (text: string) => number): string[] {
  const count = breakLines(title, width, getWidth).length
  let narrow = 0
  let wide = width
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2
    if (breakLines(title, middle, getWidth).length > count) narrow = middle
    else wide = middle
  }
  return breakLines(title, wide, getWidth)
}

/**
 * Binds words of one or two letters to the next one, so that few lines end with them. In pairs: several in a row
 * would make a long line.
 */
const bindShortWords = (title: string) => title.replace(/(?<= |^)(\S{1,2}) (\S+)/g, '$1\u00a0$2')

/** Whether a line is much shorter than the longest. */
function isUneven(lines: readonly string[], getWidth: (text: string) => number): boolean {
  const widths = lines.map(getWidth)
  return Math.min(...widths) < Math.max(...widths) * 0.45
}

/**
 * Breaks a title into balanced lines at the largest size that fits the box. A size down to three
 * quarters of it is preferred if the lines of the larger one are too unequal.
 */
export function fitTitle(title: string, box: Box, measure: Measure): FittedTitle {
  const text = bindShortWords(title)
  const fitting = box.sizes
    .map((size) => {
      const getWidth = (part: string) => measure(part, size)
      const lines = balanceLines(text, box.width, getWidth)
      const fits =
        lines.length * size * lineHeight <= box.height &&
        lines.every((line) => getWidth(line) <= box.width)
      return { lines, size, fits, torn: isUneven(lines, getWidth) }
    })
    .filter(({ fits }) => fits)
  const [largest] = fitting
  if (!largest) throw new Error(`The title '${title}' does not fit its sharing image at any size`)
  const chosen = fitting.find(({ torn, size }) => !torn && size >= largest.size * 0.75) ?? largest
  return { lines: chosen.lines, size: chosen.size }
}
