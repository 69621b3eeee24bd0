import { defineMessage } from 'react-intl';

export const loadsMessage = defineMessage({ id: 'load.all', defaultMessage: 'Your loads' });
