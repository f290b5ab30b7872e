import {
  disableContentVisibility,
  disableContentVisibilityWhenIdle,
} from './disableContentVisibility'

const settled = () => [...document.querySelectorAll('[data-settled]')].map(({ id }) => id)

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content"><section id="one"></section><section id="two"></section></main>
    <footer id="foot"></footer>`
})

it('lays out the page as a whole for whoever scrolls', () => {
  disableContentVisibility()
  expect(settled()).toEqual(['one', 'two', 'foot'])
})

it('lays it out a section at a time while there is nothing else to do', () => {
  jest.useFakeTimers()
  disableContentVisibilityWhenIdle()
  expect(settled()).toEqual([])
  jest.runOnlyPendingTimers()
  expect(settled()).toEqual(['one'])
  jest.runAllTimers()
  expect(settled()).toEqual(['one', 'two', 'foot'])
  jest.useRealTimers()
})
