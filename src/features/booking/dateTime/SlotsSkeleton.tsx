import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { slotTimes } from '../domain/slots'
import { SlotGrid } from './SlotGrid'

/** The slots while they load. If that takes long, it says that the search goes on. */
export function SlotsSkeleton({ isSlow = false }: { readonly isSlow?: boolean }) {
  const { t } = useTranslation('scheduledemo')
  return (
    <SlotGrid aria-hidden>
      {slotTimes.map((time) => (
        <Skeleton key={time} sx={{ height: 'auto' }} />
      ))}
      {isSlow && <SlowText>{t('times_slow')}</SlowText>}
    </SlotGrid>
  )
}

const SlowText = styled('span')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  padding: '8px 16px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.palette.background.default,
}))
