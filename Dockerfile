# Assay as a container: docker build --tag assay .
#
# Nothing is written but to /work, where the profile is and the reports go:
# docker run --rm --read-only --user "$(id -u):$(id -g)" --volume "$PWD:/work" assay run --profile assay.yaml

FROM node:22-alpine AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm pack --ignore-scripts --pack-destination /tmp \
  && mkdir /assay \
  && cd /assay \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund /tmp/assay-*.tgz

FROM node:22-alpine
# What installs packages is not needed any more.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* /usr/local/bin/yarn*
COPY --from=build /assay/node_modules /opt/assay/node_modules
ENV NODE_ENV=production XDG_STATE_HOME=/work/.assay
WORKDIR /work
USER node
ENTRYPOINT ["node", "/opt/assay/node_modules/assay/bin/assay.js"]
CMD ["--help"]
