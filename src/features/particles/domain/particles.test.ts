import { getLinks, moveParticles, scatterParticles, type Particle } from './particles'

const field = { width: 400, height: 300 }
const at = (x: number, y: number, velocityX = 0, velocityY = 0): Particle => ({
  x,
  y,
  velocityX,
  velocityY,
})

/** Returns a function that cycles through the numbers. */
const cycle = (numbers: readonly number[]) => {
  let index = 0
  return () => numbers[index++ % numbers.length] ?? 0
}

describe('scatterParticles', () => {
  it('places particles at random', () => {
    const random = cycle([0, 0.5, 1, 0.25, 0.75, 0.1, 0.5, 0])
    expect(scatterParticles(field, random).slice(0, 2)).toEqual([
      at(0, 150, 18, -9),
      at(300, 30, 0, -18),
    ])
  })

  it('places none outside of the field', () => {
    for (const { x, y } of scatterParticles(field, Math.random)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(field.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThan(field.height)
    }
  })
})

describe('moveParticles', () => {
  it.each([
    ['goes straight on', at(100, 100, 10, -20), at(105, 90, 10, -20)],
    ['turns back at the left', at(2, 100, -10, 0), at(3, 100, 10, 0)],
    ['turns back at the right', at(398, 100, 10, 0), at(397, 100, -10, 0)],
    ['turns back at the top', at(100, 4, 0, -20), at(100, 6, 0, 20)],
    ['turns back at the bottom', at(100, 296, 0, 20), at(100, 294, 0, -20)],
    ['comes in again where the field has shrunk', at(900, 100, 10, 0), at(0, 100, -10, 0)],
  ])('%s', (_what, particle, moved) => {
    expect(moveParticles([particle], field, 0.5)).toEqual([moved])
  })

  it('does not mutate its input', () => {
    const particle = at(100, 100, 10, 10)
    moveParticles([particle], field, 1)
    expect(particle).toEqual(at(100, 100, 10, 10))
  })
})

describe('getLinks', () => {
  it('links each close pair once, the closer the stronger', () => {
    const [left, middle, far] = [at(0, 0), at(30, 40), at(300, 0)]
    expect(getLinks([left, middle, far])).toEqual([{ from: left, to: middle, strength: 0.5 }])
  })

  it.each([
    [99.9, 1],
    [100, 0],
    [100.1, 0],
  ])('at %d pixels there are %d', (apart, count) => {
    expect(getLinks([at(0, 0), at(apart, 0)])).toHaveLength(count)
  })
})
