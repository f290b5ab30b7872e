import Alert, { type AlertProps } from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { slotTimes } from '../domain/slots'

const rows = 3
const rowHeight = 56
const gap = 8

/** What stands in place of the slots is as high as they are, so that they move nothing when they come. */
export const slotsHeight = rows * rowHeight + (rows - 1) * gap

export const SlotGrid = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplate: `repeat(${rows}, minmax(${rowHeight}px, auto)) / repeat(3, minmax(0, 1fr))`,
  gap,
})

export const SlotHint = (props: AlertProps) => <Alert severity="info" role="note" {...props} />

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
