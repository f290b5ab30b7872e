#!/bin/sh
# Runs a command of `npm run contacts` as root, with the user and the variables of conversalia.service.
exec systemd-run --quiet --wait --pipe --uid=conversalia --working-directory=/opt/conversalia \
  --setenv=CONTACT_DATABASE=/var/lib/conversalia/contacts.sqlite \
  --property=StateDirectory=conversalia --property=StateDirectoryMode=0700 \
  --property=EnvironmentFile=-/etc/conversalia.env --property=ProtectHome=yes \
  /usr/bin/node build/contacts.mjs "$@"
