import { fireEvent, render, screen } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { mockBrowser } from '@/testing/mockBrowser'
import { ParticleField } from './ParticleField'

const device = mockBrowser()

/** The calls that draw dots and links on the canvas. */
const drawing = { arc: jest.fn(), lineTo: jest.fn(), stroke: jest.fn(), clearRect: jest.fn() }
const nothing = () => undefined
const context = {
  ...drawing,
  beginPath: nothing,
  moveTo: nothing,
  closePath: nothing,
  fill: nothing,
  setTransform: nothing,
}

/** Longer than the time between two frames. */
const frameTime = 50

/** How many dots the next frame draws; 0 if there is no frame. */
function dotsOfNextFrame(): number {
  Object.values(drawing).forEach((call) => {
    call.mockClear()
  })
  for (
    let waited = 0;
    waited < frameTime && drawing.clearRect.mock.calls.length === 0;
    waited += 1
  ) {
    jest.advanceTimersByTime(1)
  }
  return drawing.arc.mock.calls.length
}

beforeEach(() => {
  jest.useFakeTimers()
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

describe('the particles behind the hero', () => {
  it('are fifty, drawn frame by frame while they are on screen', () => {
    render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    mockAllIsIntersecting(true)
    expect(dotsOfNextFrame()).toBe(50)
    expect(dotsOfNextFrame()).toBe(50)
  })

  it('are linked where they are close', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
    render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    mockAllIsIntersecting(true)
    const dots = dotsOfNextFrame()
    // One line per link and one per tail of a dot.
    expect(drawing.lineTo).toHaveBeenCalledTimes((dots * (dots - 1)) / 2 + dots)
  })

  it('are hidden from assistive technology', () => {
    const { container } = render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    expect(container.innerHTML).toMatch(/^<canvas class="field" aria-hidden="true"><\/canvas>/)
  })

  it('stop at the press of a button, and go on at the next', () => {
    render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    mockAllIsIntersecting(true)
    expect(dotsOfNextFrame()).toBe(50)
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
    expect(dotsOfNextFrame()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Move' }))
    expect(dotsOfNextFrame()).toBe(50)
  })

  it('stop off screen, and continue where they were', () => {
    render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    expect(dotsOfNextFrame()).toBe(0)
    mockAllIsIntersecting(true)
    dotsOfNextFrame()
    const places = drawing.arc.mock.calls.map(([x, y]: number[]) => [x, y])
    mockAllIsIntersecting(false)
    expect(dotsOfNextFrame()).toBe(0)
    mockAllIsIntersecting(true)
    dotsOfNextFrame()
    expect(drawing.arc.mock.calls.map(([x, y]: number[]) => [x, y])).toEqual(places)
  })

  it('stop when the page unmounts', () => {
    const { unmount } = render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    mockAllIsIntersecting(true)
    unmount()
    expect(dotsOfNextFrame()).toBe(0)
  })

  it('are absent with reduced motion', () => {
    device.setPreferences(['(prefers-reduced-motion: reduce)'])
    const { container } = render(<ParticleField pauseLabel="Stop" playLabel="Move" />)
    expect(container).toBeEmptyDOMElement()
  })
})
