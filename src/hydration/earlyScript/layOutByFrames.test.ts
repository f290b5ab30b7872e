import { laidOutAttribute } from '../attributes'
import { layOutByFrames } from './runEarlyScript'

const listLaidOut = () =>
  [...document.querySelectorAll(`[${laidOutAttribute}]`)].map(({ id }) => id)

const addSection = (id: string) =>
  document.querySelector('main')?.append(Object.assign(document.createElement('section'), { id }))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `
    <main id="content"><section id="one"></section><section id="two"></section></main>
    <footer id="foot"></footer>`
})

it('lays out the page after its first paint, one section a frame, whatever is still loading', () => {
  layOutByFrames(window)
  jest.runAllTimers()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  jest.advanceTimersToNextFrame()
  expect(listLaidOut()).toEqual([])
  for (const laidOut of [['one'], ['one', 'two'], ['one', 'two', 'foot']]) {
    jest.advanceTimersToNextFrame()
    expect(listLaidOut()).toEqual(laidOut)
  }
})

it('lays out what is added later, one section a frame, and a page that replaces the first', async () => {
  layOutByFrames(window)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  jest.runAllTimers()
  addSection('three')
  await Promise.resolve()
  addSection('four')
  await Promise.resolve()
  jest.advanceTimersToNextFrame()
  expect(listLaidOut()).toEqual(['one', 'two', 'three', 'foot'])
  jest.runAllTimers()
  expect(listLaidOut()).toEqual(['one', 'two', 'three', 'four', 'foot'])
  document.body.innerHTML = '<main id="content"><section id="other"></section></main>'
  await Promise.resolve()
  jest.runAllTimers()
  expect(listLaidOut()).toEqual(['other'])
})
