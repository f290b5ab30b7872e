import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { placeOfSlots } from './placeOfSlots'

/** The place of the slots while they load. If that takes long, it says that the search goes on. */
export function SlotsSkeleton({ isSlow = false }: { readonly isSlow?: boolean }) {
  const { t } = useTranslation('scheduledemo')
  return (
    // MUI hides what stands in a skeleton, and makes it as wide as that.
    <Skeleton
      aria-hidden
      sx={{ ...placeOfSlots, maxWidth: 'none', '& > *': { visibility: 'visible' } }}
    >
      {isSlow && <span>{t('times_slow')}</span>}
    </Skeleton>
  )
}
