import { settleLayout, settleLayoutWhenIdle } from './settleLayout'

const settled = () => [...document.querySelectorAll('[data-settled]')].map(({ id }) => id)

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content"><section id="one"></section><section id="two"></section></main>
    <footer id="foot"></footer>`
})

it('lays out the page as a whole for whoever scrolls', () => {
  settleLayout()
  expect(settled()).toEqual(['one', 'two', 'foot'])
})

it('lays it out a section at a time while there is nothing else to do', () => {
  jest.useFakeTimers()
  settleLayoutWhenIdle()
  expect(settled()).toEqual([])
  jest.runOnlyPendingTimers()
  expect(settled()).toEqual(['one'])
  jest.runAllTimers()
  expect(settled()).toEqual(['one', 'two', 'foot'])
  jest.useRealTimers()
})
