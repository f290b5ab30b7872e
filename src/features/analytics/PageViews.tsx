import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { sendPageView } from './gtag'

/** By then the new page has its title, and an address that leads on to another has done so. */
const delay = 200

/** Sends a view of every page that the visitor comes to. */
export function PageViews() {
  const { pathname, search } = useLocation()

  useEffect(() => {
    const timer = setTimeout(() => {
      sendPageView(`${pathname}${search}`)
    }, delay)
    return () => {
      clearTimeout(timer)
    }
  }, [pathname, search])

  return null
}
