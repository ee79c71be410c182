import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useCreateSite } from '../../queries/site-queries.ts';
import { useSiteName } from './use-site-name.ts';

/**
 * Making a site of a template: automatically when the name of the sign-up is free, else once another one is
 * given.
 */
export function useStart(template: string, name: string) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(name);
  const [hasTyped, setTyped] = useState(false);
  const check = useSiteName(wanted);
  const create = useCreateSite();
  const { mutate } = create;
  const isChecked = check.isCurrent && check.checked !== undefined;
  const isFree = isChecked && check.checked?.available === true;
  const asks = name === '' || hasTyped || create.isError || (create.isIdle && isChecked && !isFree);
  const start = useCallback(
    () =>
      mutate(
        { name: wanted.trim(), template },
        { onSuccess: ({ site }) => void navigate(paths.home(site.slug)) },
      ),
    [mutate, wanted, template, navigate],
  );
  const startsByItself = !asks && create.isIdle && isFree;
  useEffect(() => {
    if (startsByItself) start();
  }, [startsByItself, start]);
  const type = (text: string) => {
    setTyped(true);
    setWanted(text);
  };
  return {
    wanted,
    type,
    check,
    create,
    isFree,
    isMaking: create.isPending || create.isSuccess || !asks,
    start,
  };
}
