import { useColorScheme } from '@mui/material/styles'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

const modes = ['light', 'dark', 'system'] as const

/**
 * Switches between light, dark and the system's colour scheme, until the page is closed
 * (requirements R9).
 */
export function AppearanceSwitch() {
  const { t } = useTranslation('footer')
  const { mode, setMode } = useColorScheme()
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="label" color="textSecondary" id="appearance">
        {t('appearance')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby="appearance"
        value={mode}
        onChange={(_event, chosen: typeof mode | null) => {
          // The value is null when the current mode is pressed again.
          if (chosen) setMode(chosen)
        }}
      >
        {modes.map((value) => (
          <ToggleButton key={value} value={value}>
            <span>{t(`appearance_${value}`)}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  )
}
