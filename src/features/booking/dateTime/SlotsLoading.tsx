import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOfSlots } from './placeOfSlots'

/** After this the visitor is told that the search goes on. */
const slowMs = 2_000

/** The place of the slots while they load. */
export function SlotsLoading() {
  const { t } = useTranslation('scheduledemo')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true)
    }, slowMs)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    <>
      <p role="status" className="visually-hidden">
        {t(isSlow ? 'times_slow' : 'loading_times')}
      </p>
      <Skeleton aria-hidden sx={placeOfSlots}>
        {isSlow && <span>{t('times_slow')}</span>}
      </Skeleton>
    </>
  )
}
