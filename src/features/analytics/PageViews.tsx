import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hideToken } from '@/site/resolvePath'
import { sendPageView } from './gtag'

/** Milliseconds after which the new page has set its title and any redirect has happened. */
const delay = 200

/** Sends a page view after each navigation. */
export function PageViews() {
  const { pathname, search } = useLocation()

  useEffect(() => {
    const timer = setTimeout(() => {
      sendPageView(`${hideToken(pathname)}${search}`)
    }, delay)
    return () => {
      clearTimeout(timer)
    }
  }, [pathname, search])

  return null
}
