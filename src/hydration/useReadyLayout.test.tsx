import { render } from '@testing-library/react'
import { useRef } from 'react'
import { useReadyLayout } from './useReadyLayout'

function Panel() {
  const panel = useRef<HTMLDivElement>(null)
  useReadyLayout(panel)
  return <div ref={panel} />
}

let whenIdle: (() => void) | undefined
const measured = jest.fn(() => new DOMRect())

beforeEach(() => {
  whenIdle = undefined
  measured.mockClear()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(measured)
  Object.assign(window, {
    requestIdleCallback: (act: () => void) => {
      whenIdle = act
      return 1
    },
    cancelIdleCallback: () => {
      whenIdle = undefined
    },
  })
})

it('lays an element out that is not shown, as soon as there is nothing else to do', () => {
  const { unmount } = render(<Panel />)
  expect(measured).not.toHaveBeenCalled()
  whenIdle?.()
  expect(measured).toHaveBeenCalledTimes(1)
  unmount()
})

it('leaves an element alone that is gone before', () => {
  render(<Panel />).unmount()
  expect(whenIdle).toBeUndefined()
})
