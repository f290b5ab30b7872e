import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Where the router stands, how it came there, and a way to any other address. */
export function Place({ to = '' }: { readonly to?: string }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="address">{`${pathname}${search}${hash}`}</output>
      <output aria-label="navigation">{useNavigationType()}</output>
      <button type="button" onClick={() => void navigate(to)}>
        Go
      </button>
    </>
  )
}
