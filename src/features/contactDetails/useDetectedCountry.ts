import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useDetectCountryQuery } from '@/geolocation'
import { getCountryOfDialCode } from '../phone'
import type { ContactDetails } from './domain/types'

/**
 * Replaces the default country code with the visitor's own, until the visitor changes it or the
 * form is submitted (requirements R29, R45). If the country is unknown, the default stays.
 */
export function useDetectedCountry(isBusy: boolean): void {
  const { data: dialCode } = useDetectCountryQuery()
  const { touched, setFieldValue } = useFormikContext<ContactDetails>()
  const country = dialCode ? getCountryOfDialCode(dialCode) : undefined
  const isFixed = Boolean(touched.country) || isBusy

  useEffect(() => {
    if (country && !isFixed) void setFieldValue('country', country, false)
    // Only a newly detected country may change the code, not a change of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [country])
}
