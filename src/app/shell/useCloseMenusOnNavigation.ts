import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '../../store/hooks'
import { allMenusClosed } from '../../ui/uiSlice'

/**
 * A menu has done its work when it has led somewhere. The first place is none that it has led to:
 * what was opened before the script was there stays open.
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
