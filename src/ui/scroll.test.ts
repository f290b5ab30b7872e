import { restoreScroll } from './scroll'

let height = 0
const scrollTo = jest.fn()

beforeEach(() => {
  height = 1000
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  scrollTo.mockClear()
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const grow = async (to: number) => {
  height = to
  document.body.append(document.createElement('section'))
  await Promise.resolve()
}

describe('restoring the scroll position', () => {
  it('happens at once if the page is long enough', () => {
    restoreScroll(200)
    expect(scrollTo).toHaveBeenCalledWith({ top: 200, behavior: 'auto' })
  })

  it('waits for the sections that are still missing', async () => {
    restoreScroll(2000)
    await grow(2500)
    expect(scrollTo).not.toHaveBeenCalled()
    await grow(2800)
    expect(scrollTo).toHaveBeenCalledTimes(1)
    await grow(3000)
    jest.runAllTimers()
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('scrolls as far as possible if the page is shorter', () => {
    restoreScroll(2000)
    jest.runAllTimers()
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })

  it('is cancelled when the visitor navigates', async () => {
    restoreScroll(2000)()
    await grow(4000)
    jest.runAllTimers()
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
