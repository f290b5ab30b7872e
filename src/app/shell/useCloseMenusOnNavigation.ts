import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/store/hooks'
import { allMenusClosed } from '@/ui/uiSlice'

/**
 * Closes all menus after a navigation. The initial location does not count: a menu opened before
 * hydration stays open.
 */
export function useCloseMenusOnNavigation(): void {
  const dispatch = useAppDispatch()
  const { key } = useLocation()
  const handledKey = useRef(key)
  useEffect(() => {
    if (handledKey.current === key) return
    handledKey.current = key
    dispatch(allMenusClosed())
  }, [dispatch, key])
}
