import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Proof } from '@/content/proof'
import { useTextLanguage } from '@/i18n/useContent'
import { Section, SectionHeading } from '@/ui/Section'

/** The people whom the owner has filled in; renders nothing if there are none. */
export function Team({ team }: Pick<Proof, 'team'>) {
  return team.length > 0 && <FilledTeam team={team} />
}

/** Separate, so that its texts are loaded only where they are shown. */
function FilledTeam({ team }: Pick<Proof, 'team'>) {
  const { t } = useTranslation('experts')
  const language = useTextLanguage()
  return (
    <Section titleId="team-title" columns={[4, 8]}>
      <SectionHeading id="team-title" title={t('title')} lead={t('description')} />
      <ul>
        {team.map(({ name, role, picture }) => (
          <Stack
            key={name}
            direction="row"
            component="li"
            sx={{ alignItems: 'center', gap: 2, paddingBlock: 1 }}
          >
            {/* The name stands beside it. */}
            {picture && <Portrait alt="" src={picture} />}
            <div>
              <Typography variant="h4" component="h3">
                {name}
              </Typography>
              <Typography color="textSecondary">{role[language]}</Typography>
            </div>
          </Stack>
        ))}
      </ul>
    </Section>
  )
}

const Portrait = styled('img')({ width: 44, height: 44, borderRadius: '50%', objectFit: 'cover' })
