import { screen } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { AppearanceSwitch } from '@/app/shell/Footer'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { mockBrowser } from '@/testing/mockBrowser'
import { languages, type Language } from '@/site/language'
import { texts } from '@/testing/texts'
import { InboxVideo } from './InboxVideo'

const device = mockBrowser()
const { footer, hero } = texts.es

let play: jest.SpyInstance
let pause: jest.SpyInstance

beforeEach(() => {
  const { prototype } = HTMLMediaElement
  play = jest.spyOn(prototype, 'play').mockResolvedValue()
  pause = jest.spyOn(prototype, 'pause').mockReturnValue()
})
afterEach(() => {
  Object.assign(navigator, { connection: undefined })
})

/**
 * The element that was told to play. Queries cannot find it, because it is hidden from assistive
 * technology.
 */
const video = () => play.mock.contexts.at(-1) as HTMLVideoElement

const poster = (language: Language, scheme: string, width: number) =>
  `/video/inbox-${language}-${scheme}-${width}.webp`

async function renderVideo(language: Language = 'es') {
  const view = await renderWithProviders(
    <>
      <InboxVideo />
      <AppearanceSwitch />
    </>,
    { language, namespaces: ['hero', 'footer'] },
  )
  return view
}

describe('the video of the inbox', () => {
  it.each(languages)('has picture, heading and button in %s', async (language) => {
    const { video_title, pause_video } = texts[language].hero
    await renderVideo(language)
    expect(screen.getByRole('heading', { level: 2, name: video_title })).toBeVisible()
    expect(screen.getByRole('button', { name: pause_video })).toBeVisible()
    expect(screen.getByRole('img')).toHaveAttribute('src', poster(language, 'light', 1280))
    mockAllIsIntersecting(true)
    expect(video().innerHTML).toBe(
      `<source src="/video/inbox-${language}-light.webm" type="video/webm">` +
        `<source src="/video/inbox-${language}-light.mp4" type="video/mp4">`,
    )
  })

  it.each(languages)('has posters of two sizes in both schemes in %s', async (language) => {
    const { container } = await renderVideo(language)
    const sizes = (scheme: string) =>
      `${poster(language, scheme, 640)} 640w, ${poster(language, scheme, 1280)} 1280w`
    expect(screen.getByRole('img')).toHaveAttribute('srcset', sizes('light'))
    expect(container.innerHTML).toContain(`srcset="${sizes('dark')}"`)
  })

  it("leaves the poster's scheme to the browser, until the visitor chooses one", async () => {
    const { container, user } = await renderVideo()
    const media = '(prefers-color-scheme: dark) and (scripting: enabled)'
    expect(container.innerHTML).toContain(`<source media="${media}"`)
    await user.click(screen.getByRole('button', { name: footer.appearance_dark }))
    expect(container.innerHTML).toContain('<source media="all"')
    await user.click(screen.getByRole('button', { name: footer.appearance_light }))
    expect(container.innerHTML).toContain('<source media="not all"')
  })

  it("plays in the system's scheme, and goes on in the one that the visitor chooses", async () => {
    device.setPreferences(['(prefers-color-scheme: dark)'])
    const { user } = await renderVideo()
    mockAllIsIntersecting(true)
    expect(video().innerHTML).toContain('/video/inbox-es-dark.webm')
    play.mockClear()
    await user.click(screen.getByRole('button', { name: footer.appearance_light }))
    expect(video().innerHTML).toContain('/video/inbox-es-light.webm')
    expect(play).toHaveBeenCalled()
  })

  it('loads nothing in the other scheme or language while it is paused', async () => {
    const { container, user, switchLanguage } = await renderVideo()
    mockAllIsIntersecting(true)
    await user.click(screen.getByRole('button', { name: hero.pause_video }))
    await user.click(screen.getByRole('button', { name: footer.appearance_dark }))
    expect(container.innerHTML).not.toContain('<video')
    await user.click(screen.getByRole('button', { name: footer.appearance_light }))
    expect(container.innerHTML).not.toContain('<video')
    await switchLanguage('en')
    expect(container.innerHTML).not.toContain('<video')
    expect(await screen.findByRole('button', { name: texts.en.hero.play_video })).toBeVisible()
  })

  it('loads when it comes into view, and plays muted and looping only there', async () => {
    const { container } = await renderVideo()
    expect(container.innerHTML).not.toContain('<video')
    mockAllIsIntersecting(true)
    expect(video()).toHaveProperty('muted', true)
    expect(video()).toHaveProperty('loop', true)
    expect(play).toHaveBeenCalled()
    pause.mockClear()
    mockAllIsIntersecting(false)
    expect(pause).toHaveBeenCalledTimes(1)
  })

  it('stays paused once the visitor has paused it, until they play it again', async () => {
    const { user } = await renderVideo()
    mockAllIsIntersecting(true)
    await user.click(screen.getByRole('button', { name: hero.pause_video }))
    expect(pause).toHaveBeenCalled()
    play.mockClear()
    mockAllIsIntersecting(false)
    mockAllIsIntersecting(true)
    expect(play).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: hero.play_video }))
    expect(play).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'less motion',
      () => {
        device.setPreferences(['(prefers-reduced-motion: reduce)'])
      },
    ],
    [
      'less data',
      () => {
        device.setPreferences(['(prefers-reduced-data: reduce)'])
      },
    ],
    [
      'saved data',
      () => {
        Object.assign(navigator, { connection: { saveData: true } })
      },
    ],
  ])('does not load for visitors who prefer %s, until they play it', async (_what, ask) => {
    ask()
    const { container, user } = await renderVideo()
    mockAllIsIntersecting(true)
    expect(container.innerHTML).not.toContain('<video')
    await user.click(screen.getByRole('button', { name: hero.play_video }))
    expect(video()).toBeInTheDocument()
    expect(play).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: hero.pause_video })).toBeVisible()
  })

  it('shows its play button if the browser blocks autoplay', async () => {
    play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await renderVideo()
    mockAllIsIntersecting(true)
    expect(await screen.findByRole('button', { name: hero.play_video })).toBeVisible()
  })
})
