import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy } from 'react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { LazyWhenVisible } from './LazyWhenVisible'

/** Something that loads only when it is told to. */
function createHeavy() {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const load = jest.fn(async () => {
    await arrived
    return { default: () => <button type="button">Heavy</button> }
  })
  const Heavy = lazy(load)
  render(
    <>
      <button type="button">Before</button>
      <LazyWhenVisible label="What is heavy">
        <Heavy />
      </LazyWhenVisible>
      <button type="button">After</button>
    </>,
  )
  return { load, arrive }
}
const place = () => screen.queryByRole('group', { name: 'What is heavy' })
const heavy = () => screen.findByRole('button', { name: 'Heavy' })

describe('LazyWhenVisible', () => {
  it('loads its content near the viewport, and keeps it when it leaves the viewport', async () => {
    const { load, arrive } = createHeavy()
    expect(load).not.toHaveBeenCalled()
    expect(place()).toBeEmptyDOMElement()
    mockAllIsIntersecting(true)
    arrive()
    expect(await heavy()).toBeVisible()
    mockAllIsIntersecting(false)
    expect(await heavy()).toBeVisible()
    expect(place()).not.toBeInTheDocument()
  })

  it('loads its content at the first key', async () => {
    const user = userEvent.setup()
    const { load } = createHeavy()
    await user.tab()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is a tab stop until its content is there, to which the next Tab leads', async () => {
    const user = userEvent.setup()
    const { arrive } = createHeavy()
    await user.tab()
    await user.tab()
    const stop = place()
    expect(stop).toHaveFocus()
    arrive()
    await heavy()
    expect(stop).toHaveFocus()
    await user.tab()
    expect(await heavy()).toHaveFocus()
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  })
})
