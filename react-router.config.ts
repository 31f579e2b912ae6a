import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // each route is one script; its parts would be requests of their own
  splitRouteModules: false,
  // there are few routes, and discovering them one by one would cost a round trip each
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
