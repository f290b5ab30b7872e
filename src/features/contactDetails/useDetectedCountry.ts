import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { useDetectCountryQuery } from '../../geolocation'
import { countryOfDialCode } from '../phone'
import type { ContactDetails } from './domain/types'

/**
 * Puts the visitor's own country code in place of the default one, until the visitor has touched it
 * (R29). Where the country is not known, the default stays.
 */
export function useDetectedCountry(): void {
  const { data: dialCode } = useDetectCountryQuery()
  const { touched, setFieldValue } = useFormikContext<ContactDetails>()
  const country = dialCode ? countryOfDialCode(dialCode) : undefined
  const chosen = Boolean(touched.country)

  useEffect(() => {
    if (country && !chosen) void setFieldValue('country', country, false)
    // Only a newly detected country may change the code, never a change of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [country])
}
