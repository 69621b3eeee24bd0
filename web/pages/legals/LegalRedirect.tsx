import { Navigate, useLocation, useParams } from 'react-router';
import { isLanguage } from '#shared/language.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { paths } from '#web/paths.ts';
import { isLegalName, legalPaths } from './legalDocuments.ts';

/** Inserts the visitor's language into a legal path. Not a loader: those do not see which section is meant. */
export function LegalRedirect() {
  const { name } = useParams();
  const { search, hash } = useLocation();
  if (isLegalName(name))
    return <Navigate replace to={{ pathname: legalPaths[name](currentLanguage()), search, hash }} />;
  return <Navigate replace to={isLanguage(name) ? paths.legals() : paths.preRegistration()} />;
}
